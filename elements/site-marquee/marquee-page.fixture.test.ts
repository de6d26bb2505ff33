import { fixture, nextFrame } from '@open-wc/testing';
import './site-marquee.js';

export type Marquee = HTMLElementTagNameMap['site-marquee'];

export const items = '<span id="first">One word</span><a href="#x">Two words</a><span>Three words here</span>';
export async function place(inside = items, attributes = '', width = 400): Promise<Marquee> {
  const box = await fixture<HTMLElement>(`<div style="width: ${width}px">
    <site-marquee ${attributes}>${inside}</site-marquee></div>`);
  const element = box.querySelector<Marquee>('site-marquee')!;
  await element.updateComplete;
  await nextFrame();
  return element;
}
export const isRunning = (element: Marquee) => element.matches(':state(running)');
export const copies = (element: Marquee) => [...element.querySelectorAll('[data-site-copy]')];
export const track = (element: Marquee) => element.shadowRoot!.querySelector('.track')!;
export const button = (element: Marquee) => element.shadowRoot!.querySelector('button');
export const animations = (element: Element) => element.getAnimations();
