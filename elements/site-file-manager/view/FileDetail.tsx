import { useEffect, useRef } from 'react';
import { useStore } from '../../../core/element/use-store.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import { formatBytes } from '../../../core/text/format-bytes.js';
import { dateFormat, numberFormat } from '../../../core/text/intl.js';
import { getFileId, type ManagedFile } from '../backends/file-backend.js';
import { getFileKind } from '../describe-file.js';
import type { FileManagerHost } from '../file-manager.settings.js';
import type { Part } from './FileGrid.js';
import { Icon } from './icons.js';
import { Preview } from './Preview.js';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly action: string;
  readonly note?: string;
  readonly isLong?: boolean;
  /** Texts that are suggested. */
  readonly list?: readonly string[];
}

/** A field that shows a stored text again whenever that has changed. */
function Field({ label, value, action, note, isLong = false, list }: FieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => { if (field.current!.value !== value) field.current!.value = value; }, [value]);
  const shared = { ref: field, 'data-action': action, defaultValue: value, autoComplete: 'off', dir: 'auto', maxLength: isLong ? 1000 : 200 };
  return (
    <label className="field">
      <span>{label}</span>
      {isLong ? <textarea rows={3} {...shared} /> : <input type="text" list={list && `list-${action}`} {...shared} />}
      {list && <datalist id={`list-${action}`}>{list.map(one => <option key={one} value={one} />)}</datalist>}
      {note && <small>{note}</small>}
    </label>
  );
}

function Picture({ host, state, file }: Part & { readonly file: ManagedFile }) {
  const { focalDraft } = useStore(state.$snapshot);
  const url = safeUrl(file.url)!;
  const { x, y } = focalDraft ?? file.focalPoint ?? { x: 0.5, y: 0.5 };
  const image = <img key="image" src={url} alt={file.alt ?? ''} draggable={false} />;
  if (!state.backend?.describe) return <span key="plain" className="picture">{image}</span>;
  const percent = (share: number) => numberFormat(host.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  return (
    <span
      key="focal" className="picture focal" part="focal-point" role="slider" tabIndex={0} data-action="focal" aria-label={host.text('focalPoint')}
      aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(x * 100)} aria-valuetext={host.text('focalValue', { x: percent(x), y: percent(y) })}
    >
      {image}
      <svg className="point" aria-hidden="true">
        <circle className="ring" r="11" cx={`${x * 100}%`} cy={`${y * 100}%`} />
        <circle className="dot" r="3" cx={`${x * 100}%`} cy={`${y * 100}%`} />
      </svg>
    </span>
  );
}

function Media({ host, state, file }: Part & { readonly file: ManagedFile }) {
  const url = safeUrl(file.url);
  switch (url && getFileKind(file)) {
    case 'image': return <Picture host={host} state={state} file={file} />;
    case 'video': return <video className="player" src={url!} controls preload="metadata" />;
    case 'audio': return <audio className="player" src={url!} controls preload="metadata" />;
    default: return <span className="picture"><Preview file={file} /></span>;
  }
}

function Facts({ host, file: { size, type, width, height, changed } }: { readonly host: FileManagerHost; readonly file: ManagedFile }) {
  const rows: readonly (readonly [name: string, value: string])[] = [
    [host.text('size'), size === undefined ? '' : formatBytes(size, host.language)],
    [host.text('type'), type ?? ''],
    [host.text('dimensions'), width && height ? host.text('pixels', { width, height }) : ''],
    [host.text('changed'), changed ? dateFormat(host.language, { dateStyle: 'medium' }).format(new Date(changed)) : ''],
  ];
  return (
    <dl className="facts">
      {rows.filter(([, value]) => value).map(([name, value]) => <div key={name}><dt>{name}</dt><dd><bdi>{value}</bdi></dd></div>)}
    </dl>
  );
}

/** What is known of a file, and what can be changed of it. */
export function FileDetail({ host, state }: Part) {
  const { detail: file, folders, folder } = useStore(state.$snapshot);
  if (!file) return null;
  const { backend } = state;
  const isImage = getFileKind(file) === 'image';
  return (
    <section key={getFileId(file)} className="detail" aria-label={host.text('detail')} part="detail" data-action="detail">
      <header>
        <h2 className="minor">{host.text('detail')}</h2>
        <button type="button" className="round" data-action="close-detail" aria-label={host.text('close')} title={host.text('close')}>
          <Icon name="close" />
        </button>
      </header>
      <Media host={host} state={state} file={file} />
      {backend?.rename
        ? (
          <form key="name" className="rename" data-action="rename" noValidate>
            <Field action="name" label={host.text('fileName')} value={file.name} />
            <button className="quiet">{host.text('rename')}</button>
          </form>
        )
        : <p key="plain" className="name"><bdi>{file.name}</bdi></p>}
      <Facts host={host} file={file} />
      {backend?.describe && (
        <>
          {isImage && <Field action="alt" label={host.text('alt')} value={file.alt ?? ''} note={host.text('altNote')} isLong />}
          <Field action="move" label={host.text('folder')} value={file.folder ?? ''} list={[...new Set([folder, ...folders])].filter(Boolean)} />
        </>
      )}
      <div className="buttons">
        {backend?.replace && <button type="button" className="quiet" data-action="replace">{host.text('replace')}</button>}
        {backend?.remove && <button type="button" className="quiet danger" data-action="remove-detail">{host.text('remove')}</button>}
      </div>
    </section>
  );
}
