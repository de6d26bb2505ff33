import 'site-elements/auto';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal, viewChild, type ElementRef } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { SiteGallery } from 'site-elements/site-gallery';

@Component({
  selector: 'works-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <site-gallery #gallery design="slideshow" label="Works" [slidesPerRow]="perRow()" (site-slide-change)="changed($event)">
      @for (picture of pictures; track picture) { <img src="/images/{{ picture }}.jpg" width="300" height="200" alt="{{ picture }}"> }
    </site-gallery>
    <output id="heard">{{ heard() }}</output>`,
})
class Works {
  readonly pictures = ['One', 'Two', 'Three'];
  readonly perRow = signal(2);
  readonly heard = signal('');
  readonly gallery = viewChild.required<ElementRef<SiteGallery>>('gallery');
  changed(event: Event) { this.heard.set((event as CustomEvent<{ index: number }>).detail.index.toFixed()); }
  next() { return this.gallery().nativeElement.next(); }
}

void bootstrapApplication(Works, { providers: [provideZonelessChangeDetection()] });
