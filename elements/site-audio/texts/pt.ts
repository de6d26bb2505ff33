import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  player: 'Leitor de áudio',
  play: 'Reproduzir',
  pause: 'Pausar',
  next: 'Faixa seguinte',
  previous: 'Faixa anterior',
  position: 'Posição',
  timeOf: '{time} de {duration}',
  speed: 'Velocidade',
  transcript: 'Transcrição',
  failed: 'Não foi possível reproduzir esta gravação.',
};
