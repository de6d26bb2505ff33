import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Leitor de áudio',
  play: 'Reproduzir',
  pause: 'Pausar',
  next: 'Faixa seguinte',
  previous: 'Faixa anterior',
  back: 'Voltar {seconds, plural, one {# segundo} other {# segundos}}',
  forward: 'Avançar {seconds, plural, one {# segundo} other {# segundos}}',
  mute: 'Desativar som',
  volume: 'Volume',
  download: 'Baixar',
  position: 'Posição',
  timeOf: '{time} de {duration}',
  speed: 'Velocidade',
  transcript: 'Transcrição',
  failed: 'Não foi possível reproduzir esta gravação.',
};
