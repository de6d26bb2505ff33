import { documents } from './documents.js';
import { creativeServices } from './creative.js';
import type { Service, ServiceKind } from './service.js';
import { social } from './social.js';
import { audioServices } from './audio.js';

const withKind = (kind: ServiceKind, group: readonly Service[]): Service[] => group.map(service => ({ kind, ...service }));

/** Every service whose embeds are known. Where two are on one host, the first that has a route for an address is meant. */
export const services: readonly Service[] = [
  ...withKind('sound', audioServices), ...withKind('post', social), ...withKind('document', documents), ...creativeServices,
];
