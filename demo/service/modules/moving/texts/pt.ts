import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Mudar para outro servidor',
  movingExplained: 'Um arquivo contém os seus produtos com imagens e avaliações, encomendas, assinaturas, clientes, cupões, cartões-presente, envios, impostos, as definições da loja, os subscritores da newsletter e os formulários com os envios, ficheiros e pagamentos.',
  movingFiles: 'Os ficheiros e as fontes que carregou para o site estão incluídos.',
  movingLacks: 'Não inclui: palavras-passe, chaves de fornecedores de pagamento, webhooks e os seus segredos e comentários. As assinaturas chegam em pausa.',
  movingWarning: 'O arquivo contém dados pessoais e os códigos dos cartões-presente. Guarde-o em segurança e elimine-o após a mudança.',
  movingDownload: 'Descarregar o arquivo',
  movingImport: 'Importar um arquivo',
  movingImportNote: 'Um arquivo deste serviço, no máximo {size} MB. O que já existe não muda, por isso comece com uma loja vazia. Primeiro vê uma pré-visualização.',
  movingWrong: 'Não é um arquivo deste serviço, ou está danificado.',
  movingTooLarge: 'O arquivo contém mais do que este serviço aceita.',
  movingFilesLeft: '{title}: {count} não importados, porque o conteúdo está danificado ou falta o registo.',
};
