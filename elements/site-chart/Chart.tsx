import { memo, startTransition, useEffect, useState } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { datasetLimits } from '../../core/reading/dataset-limits.js';
import { downloadFormats, isRound } from './chart-types.js';
import { countText, getLines, getRowLabel, seriesName, seriesValueText, shareText } from './chart-words.js';
import type { ChartHost, chartSettings } from './chart.settings.js';
import type { ChartSnapshot, ChartState } from './chart.state.js';
import { isDrawable, type Dataset } from './data/dataset.js';
import { Plot, Swatch } from './Plot.js';
import { getSlices } from './scene/slices.js';

type Rows = typeof chartSettings;
interface Part { readonly host: ChartHost; readonly snapshot: ChartSnapshot }

/** Rows of a table that we draw: more are in the file. */
const mostRows = 500;

/** Whether the legend is needed: where names do not fit beside the values, and where a series is switched off. */
function needsLegend({ values: { type, legend } }: ChartHost, { scene, hidden }: ChartSnapshot): boolean {
  return legend === 'always' || hidden.size > 0 || (scene ? scene.names === null : type === 'scatter');
}

/** Which color is what; series can be switched off. The drawing takes the room that is left. */
function Legend({ host, snapshot }: Part) {
  const { dataset, hidden } = snapshot;
  if (!dataset || !needsLegend(host, snapshot)) return null;
  if (isRound(host.values.type)) return (
    <ul className="legend" part="legend">
      {getSlices(dataset.series[0]!.values).map(({ index, share }, at) => (
        <li key={index}>
          <Swatch snapshot={snapshot} type="pie" series={at} />
          <span className="name">{getRowLabel(host, snapshot, index)}</span>
          <span className="share">{shareText(host, share)}</span>
        </li>
      ))}
    </ul>
  );
  if (dataset.series.length < 2) return null;
  const lines = getLines(host, dataset);
  return (
    <div className="legend" part="legend" role="group" aria-label={host.text('legend')}>
      {dataset.series.map((_, at) => (
        <button key={at} type="button" data-action="series" data-series={at} aria-pressed={!hidden.has(at)}>
          <Swatch snapshot={snapshot} type={lines.has(at) && host.values.type === 'bar' ? 'line' : host.values.type} series={at} />
          <span className="name">{seriesName(host, snapshot, at)}</span>
        </button>
      ))}
    </div>
  );
}

/** One row of them; what it is written in is requested again where it has changed. */
const Row = memo(function Row({
  host,
  dataset,
  row,
}: {
  readonly host: ChartHost;
  readonly dataset: Dataset;
  readonly row: number;
  readonly units: string;
  readonly language: string;
}) {
  return (
    <tr>
      <th scope="row">{dataset.labels[row]}</th>
      {dataset.series.map(({ values }, at) => (
        <td key={at}>{values[row] == null ? '' : seriesValueText(host, dataset, values[row], at)}</td>
      ))}
    </tr>
  );
});

/** The values, where no author has written them as a table. The rows are rendered in a transition: hundreds of them would hold up the page. */
function Table({ host, snapshot }: Part) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => { startTransition(() => setFilled(true)); }, []);
  const { dataset } = snapshot;
  if (!dataset) return null;
  const { language, values: { label, unit, secondUnit, secondAxis } } = host;
  const units = `${unit} ${secondUnit} ${secondAxis}`;
  return (
    <table>
      {label && <caption>{label}</caption>}
      <thead><tr><td />{dataset.series.map((_, at) => <th key={at} scope="col">{seriesName(host, snapshot, at)}</th>)}</tr></thead>
      <tbody>{isFilled && dataset.labels.slice(0, mostRows).map((_, row) => <Row key={row} {...{ host, dataset, row, units, language }} />)}</tbody>
    </table>
  );
}

function Notices({ host, snapshot: { dataset, isTable, isAuthored } }: Part) {
  const isCut = isTable && !isAuthored && (dataset?.labels.length ?? 0) > mostRows;
  const notices = dataset?.notices.filter(notice => !(isCut && notice === 'cutRows')) ?? [];
  if (notices.length === 0 && !isCut) return null;
  const values = { maxRows: countText(host, isCut ? mostRows : datasetLimits.rows), maxColumns: countText(host, datasetLimits.columns) };
  return (
    <ul className="notices" part="notice">
      {notices.map(notice => <li key={notice}>{host.text(notice, values)}</li>)}
      {isCut && <li key="cut">{host.text('cutRows', values)}</li>}
    </ul>
  );
}

/** The button that switches between the drawing and the table, and those for downloads. */
function Foot({ host, isTable }: Pick<Part, 'host'> & { readonly isTable: boolean }) {
  return (
    <div className="foot">
      <button type="button" className="switch" part="switch" data-action="switch">
        <span>{host.text(isTable ? 'showChart' : 'showTable')}</span>
      </button>
      {host.values.download && downloadFormats.map(format => (
        <button key={format} type="button" className="switch" part="download" data-action="download" data-format={format}>
          <span>{host.text('download', { format })}</span>
        </button>
      ))}
    </div>
  );
}

/** That the data is loading, or could not be loaded. */
function News({ host, status }: Pick<Part, 'host'> & Pick<Part['snapshot'], 'status'>) {
  if (status === 'loading') return <p className="news" role="status">{host.text('loading')}</p>;
  if (status !== 'failed') return null;
  return (
    <div className="news" part="error" role="alert">
      <p>{host.text('failed')}</p>
      <button type="button" className="switch" data-action="again"><span>{host.text('again')}</span></button>
    </div>
  );
}

/** The title; in the author's table, its caption. */
function Title({ snapshot: { isTable, isAuthored }, label, title }: Pick<Part, 'snapshot'> & { readonly label: string; readonly title: string }) {
  if (!title || (isTable && isAuthored && !label)) return null;
  return <p className="title" part="title" aria-hidden={!isTable || undefined}>{title}</p>;
}

const isPlain = ({ values: { patterns } }: ChartHost, { scene }: ChartSnapshot): boolean => patterns === 'auto' && scene?.names !== null;

export function Chart({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], ChartState>) {
  const snapshot = useStore(state.$snapshot);
  const { status, dataset, isAuthored, isTable } = snapshot;
  const title = values.label || snapshot.title;
  const isDrawn = status === 'ready' && dataset !== null && isDrawable(dataset);
  const isData = isTable || !isDrawn;
  return (
    <div className={isPlain(host, snapshot) ? 'chart plain' : 'chart'}>
      <span className="probe canvas" hidden />
      <span className="probe accent" hidden />
      {isDrawn && <Title snapshot={snapshot} label={values.label} title={title} />}
      {isDrawn && !isTable && <Legend host={host} snapshot={snapshot} />}
      <Plot host={host} state={state} snapshot={snapshot} title={title || host.text('label')} isShown={isDrawn && !isTable} />
      <div
        className={isData ? 'data shown' : 'data'}
        part="table"
        {...(isTable && isDrawn && { tabIndex: 0, role: 'region', 'aria-label': title || host.text('label') })}
      >
        <slot />
        {isDrawn && !isAuthored && <Table host={host} snapshot={snapshot} />}
      </div>
      <Notices host={host} snapshot={snapshot} />
      {isDrawn && <Foot host={host} isTable={isTable} />}
      <News host={host} status={status} />
    </div>
  );
}
