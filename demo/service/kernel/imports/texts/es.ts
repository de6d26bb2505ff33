import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Archivo',
  importCheck: 'Comprobar el archivo',
  importFileMissing: 'Elija un archivo.',
  importPreview: 'Todavía no se ha guardado nada. Revise el resultado y después impórtelo.',
  importNow: 'Importar',
  importDone: 'El archivo se ha importado.',
  importFailed: 'No se ha importado nada.',
  importExpired: 'Esta vista previa ha caducado. Elija el archivo de nuevo.',
  importNothingNew: 'El archivo no contiene nada nuevo.',
  importEncoding: 'El archivo se ha leído como {encoding}.',
  importQuoteOpen: 'Estas comillas no se cierran.',
  importDamaged: 'Los datos de este archivo están dañados.',
  importRowsMany: 'El archivo tiene más de {most} filas. Divídalo en varios archivos.',
  importNoColumn: 'El archivo no tiene la columna «{column}».',
  importColumns: 'Columnas usadas: {columns}',
  importColumnsUnused: 'Columnas no usadas: {columns}',
  importNew: 'Nuevos',
  importPresent: 'Ya presentes, sin cambios',
  importRepeated: 'Filas repetidas',
  importFaulty: 'Filas con errores, no se importan',
};
