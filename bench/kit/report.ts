import {cpus, totalmem} from 'node:os';
import type {Line} from './figure.ts';
import type {Cost} from './cost.ts';
import {formatMs, median, round} from './statistics.ts';

/** Median wall time with median processor time behind it. */
export function formatCost(costs: readonly Cost[]): string {
  const cpuMs = median(costs.map((cost) => cost.cpuMs));
  return `${formatMs(medianWall(costs))} (CPU ${formatMs(cpuMs)})`;
}

/** Median wall time. */
export function medianWall(costs: readonly Cost[]): number {
  return median(costs.map((cost) => cost.wallMs));
}

/** A quotient as `1.9×`. */
export function formatRatio(measured: number, reference: number): string {
  const ratio = measured / reference;
  return ratio < 1 ? `${ratio.toFixed(2)}×` : `${round(ratio)}×`;
}

/** The lines as a markdown table. */
export function toTable(lines: readonly Line[]): string {
  const head = ['what', 'measured', 'reference', 'ratio', 'no more than', ''];
  const rows = lines.map((line) => [
    line.what,
    line.measured,
    line.reference,
    line.ratio,
    line.limit,
    line.ok ? 'ok' : '**missed**',
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What the numbers were taken on, in one sentence. */
export function describeMachine(browserVersion: string): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  return `${cpus().length} processors (${cpu?.model.trim() ?? 'unknown'}), ${memory}, ${browserVersion}, Node ${process.version}`;
}
