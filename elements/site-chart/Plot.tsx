import { useStore } from '../../core/element/use-store.js';
import { getSpokenText, getValueText } from './chart-words.js';
import { isRound, type ChartType } from './chart-types.js';
import type { ChartHost } from './chart.settings.js';
import type { ChartSnapshot, ChartState } from './chart.state.js';
import { fitLabel } from './scene/axis.js';
import { dashes, hatchings, markAt } from './scene/marks.js';
import type { Name, Scene, Text } from './scene/scene.js';

interface Part { readonly host: ChartHost; readonly snapshot: ChartSnapshot }
const hatchOf = (series: number): string => (hatchings[series % hatchings.length] ? `url(#hatch-${series % hatchings.length})` : 'none');
const shiftOf = ({ origin: [x, y] }: Scene): string | undefined => (x || y ? `translate(${x} ${y})` : undefined);
const dashOf = (series: number): string | undefined => dashes[series % dashes.length] || undefined;

/** The color, the hatching and the mark of a series, small. */
export function Swatch({ snapshot: { colors }, type, series }: { readonly snapshot: ChartSnapshot; readonly type: ChartType; readonly series: number }) {
  const color = colors[series]?.fill ?? 'none';
  if (type !== 'line' && type !== 'scatter') return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="2" fill={color} />
      <rect className="hatch" width="16" height="16" rx="2" fill={colors[series] ? hatchOf(series) : 'none'} />
    </svg>
  );
  if (type === 'scatter') return <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true"><path d={markAt(series, 8, 8, 5)} fill={color} /></svg>;
  return (
    <svg className="swatch wide" viewBox="0 0 32 16" aria-hidden="true">
      <path d="M0,8h32" className="line" stroke={color} strokeDasharray={dashOf(series)} />
      <path className="points" d={markAt(series, 16, 8, 4)} fill={color} />
    </svg>
  );
}

/** Lines and numbers behind the values. */
function Axes({ scene: { rows, secondRows, columns, plot, isFromRight, isHorizontal } }: { readonly scene: Scene }) {
  return (
    <g className="axes" aria-hidden="true">
      {rows.map(({ at, text }) => (
        <g key={text + at}>
          {!isHorizontal && <path d={`M${plot.left},${Math.round(at) + 0.5}H${plot.right}`} />}
          <text x={isFromRight ? plot.right + 8 : plot.left - 8} y={at} dy="0.35em" textAnchor={isFromRight ? 'start' : 'end'}>{text}</text>
        </g>
      ))}
      {secondRows?.map(({ at, text }) => (
        <text key={text + at} x={isFromRight ? plot.left - 8 : plot.right + 8} y={at} dy="0.35em" textAnchor={isFromRight ? 'end' : 'start'}>{text}</text>
      ))}
      {columns.map(({ at, text }) => (
        <g key={at}>
          {isHorizontal && <path d={`M${Math.round(at) + 0.5},${plot.top}V${plot.bottom}`} />}
          <text x={at} y={plot.bottom} dy="1.3em" textAnchor="middle">{text}</text>
        </g>
      ))}
    </g>
  );
}

/** Where bars begin, over what separates their parts. */
function Zero({ scene: { rows, columns, plot, isHorizontal } }: { readonly scene: Scene }) {
  const zero = (isHorizontal ? columns : rows).find(({ isZero }) => isZero);
  if (!zero) return null;
  const at = Math.round(zero.at) + 0.5;
  return <path className="zero" d={isHorizontal ? `M${at},${plot.top}V${plot.bottom}` : `M${plot.left},${at}H${plot.right}`} />;
}

/** Texts with lines to what they are about: goals, notes, titles of axes. */
function Texts({ texts, kind, ground }: { readonly texts: readonly Text[] | undefined; readonly kind: string; readonly ground: string }) {
  return texts && texts.length > 0 ? (
    <g className={kind} part={kind} aria-hidden="true">
      {texts.map(({ text, x, y, anchor, lead }, at) => (
        <g key={at}>
          {lead && <path d={lead} />}
          <text x={x} y={y} dy="0.35em" textAnchor={anchor} stroke={ground}>{text}</text>
        </g>
      ))}
    </g>
  ) : null;
}

/** The names of series and slices beside their values, or values, in their colors. */
function Names({ names, kind, snapshot: { colors, ground } }: Pick<Part, 'snapshot'> & { readonly names: readonly Name[]; readonly kind: string }) {
  return (
    <g className={kind} part={kind} aria-hidden="true">
      {names.map(({ series, text, more, x, y, anchor, isInside, lead }, at) => (
        <g key={at} fill={isInside ? colors[series]?.inside : colors[series]?.beside}>
          {lead && <path d={lead} stroke={colors[series]?.fill} />}
          <text x={x} y={more ? y - 8 : y} dy="0.35em" textAnchor={anchor} stroke={isInside ? colors[series]?.fill : ground}>
            <tspan className="strong">{text}</tspan>
            {more && <tspan x={x} dy="1.3em" className="more">{more}</tspan>}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The value at which the visitor is: what goes round it, and its words. */
function Current({ host, snapshot, state }: Part & { readonly state: ChartState }) {
  const place = useStore(state.$place);
  const mark = place && snapshot.scene?.markOf(place);
  if (!place || !mark || !snapshot.scene) return null;
  const [label, value] = getValueText(host, snapshot, place);
  const { width, height } = snapshot.scene;
  const isHigh = mark.textY < height * 0.16;
  const y = isHigh ? mark.textY + 6 : mark.textY;
  const lines = [label, value].map(text => fitLabel(text, 40, each => each.length));
  const x = mark.anchor === 'start' ? Math.max(4, mark.x) : mark.anchor === 'end' ? Math.min(width - 4, mark.x) : mark.x;
  return (
    <g className="current" aria-hidden="true">
      <path d={mark.d} transform={shiftOf(snapshot.scene)} />
      <text x={x} y={y} textAnchor={mark.anchor} stroke={snapshot.ground}>
        <tspan x={x} dy={isHigh ? '0' : '-1.2em'} className="strong">{lines[1]}</tspan>
        <tspan x={x} dy="1.2em">{lines[0]}</tspan>
      </text>
    </g>
  );
}

/** Announcement of the value that the visitor has reached. */
function Said({ host, snapshot, state }: Part & { readonly state: ChartState }) {
  const place = useStore(state.$place);
  return <p className="visually-hidden" role="status"><span>{place ? getSpokenText(host, snapshot, place) : ''}</span></p>;
}

/** The drawing: one stop of the keyboard, in which arrows move through the values. */
export function Plot({ host, state, snapshot, title, isShown }: Part & { readonly state: ChartState; readonly title: string; readonly isShown: boolean }) {
  const { scene, colors, ground } = snapshot;
  const { type, stacked } = host.values;
  // Parts that touch each other are set apart by the ground between them.
  const isParted = isRound(type) || stacked;
  return (
    <>
      <div
        className="plot"
        part="plot"
        data-action="plot"
        hidden={!isShown}
        {...(isShown && { tabIndex: 0, role: 'application', 'aria-label': `${host.text(type)}: ${title}`, 'aria-describedby': 'hint' })}
      >
        <svg aria-hidden="true" {...(scene && { viewBox: `0 0 ${scene.width} ${scene.height}`, width: scene.width, height: scene.height })}>
          {scene && (
            <>
              <defs>
                {hatchings.map(
                  (d, at) =>
                    d && (
                      <pattern key={d} id={`hatch-${at}`} width="8" height="8" patternUnits="userSpaceOnUse">
                        <path d={d} fill={ground} stroke={ground} strokeWidth="1.4" />
                      </pattern>
                    ),
                )}
              </defs>
              <Axes scene={scene} />
              <g transform={shiftOf(scene)}>
                {scene.shapes.map(({ series, kind, d }, at) =>
                  kind === 'line' ? (
                    <path key={at} d={d} className="line" stroke={colors[series]?.fill} strokeDasharray={dashOf(series)} />
                  ) : kind === 'fill' ? (
                    <g key={at} className="fill" part="value">
                      <path d={d} fill={colors[series]?.fill} stroke={isParted ? ground : 'none'} />
                      <path className="hatch" d={d} fill={hatchOf(series)} />
                    </g>
                  ) : (
                    <path key={at} d={d} className={kind} fill={colors[series]?.fill} stroke={ground} />
                  ),
                )}
              </g>
              <Zero scene={scene} />
              <Texts texts={scene.goals} kind="goals" ground={ground} />
              <Texts texts={scene.notes} kind="notes" ground={ground} />
              <Texts texts={scene.titles} kind="titles" ground={ground} />
              <Texts texts={scene.sum && [scene.sum]} kind="sum" ground={ground} />
              <Names names={scene.values ?? []} kind="values" snapshot={snapshot} />
              <Names names={scene.names ?? []} kind="names" snapshot={snapshot} />
              <Current host={host} snapshot={snapshot} state={state} />
            </>
          )}
        </svg>
      </div>
      <p id="hint" className="visually-hidden" hidden>
        {host.text('hint')}
      </p>
      <Said host={host} snapshot={snapshot} state={state} />
    </>
  );
}
