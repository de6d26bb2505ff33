import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Ficheiros do site',
  siteFilesIntro: 'Imagens, documentos e outros arquivos que você usa no site. Os endereços continuam os mesmos se você os renomear ou substituir.',
  siteFilesScripts: 'Para enviar e editar arquivos, são necessários scripts.',
  siteFilesSearch: 'Pesquisar arquivos',
  headerFooter: 'Cabeçalho e rodapé',
  fileGone: 'Este ficheiro foi eliminado.',
  uploadGone: 'Este carregamento foi cancelado ou expirou. Inicie-o de novo.',
  fileUnsupported: 'O ficheiro {fileName} não parece ser um ficheiro suportado',
  fileTooLarge: 'O ficheiro {fileName} é demasiado grande. O tamanho máximo permitido é {maxSize}.',
  nameMissing: 'Introduza um nome de ficheiro',
  uploadIncomplete: 'O carregamento do ficheiro não foi concluído',
  processingFailed: 'Falha ao processar o ficheiro',
};
