import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Archivos del sitio',
  siteFilesIntro: 'Imágenes, documentos y otros archivos que usa en su sitio. Sus direcciones no cambian al renombrarlos o reemplazarlos.',
  siteFilesScripts: 'Para subir y editar archivos se necesitan scripts.',
  siteFilesSearch: 'Buscar archivos',
  headerFooter: 'Encabezado y pie de página',
  fileGone: 'Este archivo se ha eliminado.',
  uploadGone: 'Esta subida se canceló o ha caducado. Vuelva a iniciarla.',
  fileUnsupported: 'El archivo {fileName} no parece ser un archivo compatible',
  fileTooLarge: 'El archivo {fileName} es demasiado grande. El tamaño máximo permitido es de {maxSize}.',
  nameMissing: 'Introduzca un nombre de archivo',
  uploadIncomplete: 'La subida del archivo no se ha completado',
  processingFailed: 'Error al procesar el archivo',
};
