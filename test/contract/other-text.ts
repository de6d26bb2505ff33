import type { Setting } from '../../core/settings/setting.js';

/** Another good value of a setting, as attribute text. */
export function otherText(row: Setting): string {
  switch (row.kind) {
    case 'flag': return row.default ? 'false' : '';
    case 'number': return String(Math.min(row.max ?? Infinity, Math.max(row.min ?? -Infinity, Number(row.default ?? 0) + 1)));
    case 'choice': return String(row.choices!.find(choice => choice !== row.default) ?? row.default);
    case 'json': return '[]';
    case 'url': return '/elsewhere';
    case 'text': return row.format?.example === row.default ? 'none' : row.format?.example ?? 'other';
  }
}
