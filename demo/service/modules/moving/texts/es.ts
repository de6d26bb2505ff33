import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Mudarse a otro servidor',
  movingExplained: 'Un archivo contiene sus productos con imágenes y reseñas, pedidos, suscripciones, clientes, cupones, tarjetas regalo, envíos, impuestos, los ajustes de la tienda, los suscriptores del boletín y los formularios con sus envíos, archivos y pagos.',
  movingFiles: 'Se incluyen los archivos y las fuentes que ha subido para el sitio.',
  movingLacks: 'No incluye: contraseñas, claves de proveedores de pago, webhooks y sus secretos ni comentarios. Las suscripciones llegan en pausa.',
  movingWarning: 'El archivo contiene datos personales y los códigos de las tarjetas regalo. Guárdelo en un lugar seguro y elimínelo después de la mudanza.',
  movingDownload: 'Descargar el archivo',
  movingImport: 'Importar un archivo',
  movingImportNote: 'Un archivo de este servicio, de {size} MB como máximo. Lo que ya existe no cambia: empiece con una tienda vacía. Primero verá una vista previa.',
  movingWrong: 'No es un archivo de este servicio, o está dañado.',
  movingTooLarge: 'El archivo contiene más de lo que este servicio acepta.',
  movingFilesLeft: '{title}: {count} sin importar, porque el contenido está dañado o falta su registro.',
};
