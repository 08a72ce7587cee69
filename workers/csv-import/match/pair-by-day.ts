import {isDueInFile, isDueInStore, openByAmount, rowAt, takeDoubt, takePair, type MatchState} from './match-state.ts';
import type {MatchRow} from './match-task.ts';
import {daysApart, pairInOrder, type Cluster} from './pair-in-order.ts';
import {hasProvingId, idCore} from './pair-by-proof.ts';
import {classifyRows, isAlike, isRelated} from './similar-text.ts';

/** Pairs of one row each, alone with each other on a day where both sides begin or end: the stored row by the file's. */
type AtEdge = Map<number, number>;

/** Pairs rows of one amount, day and description; what the edges of both leave open becomes a doubt. */
export function pairByDay(state: MatchState): void {
  const others: Cluster[] = [];
  const edges: AtEdge = new Map();
  for (const bucket of openByAmount(state)) {
    const stored = bucket.stored.filter((place) => !rowAt(state.stored, place).isTyped);
    const isAlone = bucket.file.length === 1 && stored.length === 1;
    for (const cluster of cutClusters(state, {file: bucket.file, stored}))
      for (const part of cutByIds(state, cluster)) others.push(settleTexts(state, part, {edges, isAlone}));
  }
  settleEdges(state, edges);
  settleOthers(
    state,
    others.filter(({file, stored}) => file.length > 0 && stored.length > 0),
  );
}

/** Cuts the rows of one amount where nothing on either side is near enough. */
function cutClusters({file, stored, window}: MatchState, rows: Cluster): Cluster[] {
  const clusters: {file: number[]; stored: number[]}[] = [];
  const width = window.hi - window.lo;
  let last = Number.NEGATIVE_INFINITY;
  let at = 0;
  const open = (from: number) => {
    if (from > last) clusters.push({file: [], stored: []});
    return clusters.at(-1);
  };
  for (const place of rows.file) {
    const reach = rowAt(file, place).day - window.lo;
    // Stored rows before this one's reach belong to what came before, or to nothing.
    for (; at < rows.stored.length; at += 1) {
      const {day} = rowAt(stored, rows.stored[at] ?? 0);
      if (day > reach) break;
      if (day <= last) clusters.at(-1)?.stored.push(rows.stored[at] ?? 0);
      else if (day >= reach - width) {
        open(reach - width)?.stored.push(rows.stored[at] ?? 0);
        last = Math.max(last, reach);
      }
    }
    open(reach - width)?.file.push(place);
    last = Math.max(last, reach);
  }
  return clusters.filter((cluster) => cluster.file.length > 0 && cluster.stored.length > 0);
}

/** Rows whose ids are of one kind and differ are never one. Ids that agree and were not paired, since several rows have them, are. */
function cutByIds({file, stored, idsAgree}: MatchState, cluster: Cluster): Cluster[] {
  if (!idsAgree) return [cluster];
  const idOf = (row: MatchRow) => (hasProvingId(row) ? idCore(row.bankId) : '');
  const parts = new Map<string, {file: number[]; stored: number[]}>();
  const partOf = (id: string) => {
    const part = parts.get(id) ?? {file: [], stored: []};
    parts.set(id, part);
    return part;
  };
  for (const place of cluster.file) partOf(idOf(rowAt(file, place))).file.push(place);
  for (const place of cluster.stored) partOf(idOf(rowAt(stored, place))).stored.push(place);
  // What has no id on one side may be what has one on the other.
  const bare = partOf('');
  for (const [id, part] of parts) {
    if (id === '') continue;
    if (part.stored.length === 0 && bare.stored.length > 0) bare.file.push(...part.file.splice(0));
    if (part.file.length === 0 && bare.file.length > 0) bare.stored.push(...part.stored.splice(0));
  }
  return [...parts.values()];
}

type Asides = {readonly edges: AtEdge; readonly isAlone: boolean};

/** Settles rows of like descriptions with each other; what is left has other words. */
function settleTexts(state: MatchState, cluster: Cluster, asides: Asides): Cluster {
  const {file, stored} = cluster;
  if (file.length === 0 || stored.length === 0) return {file: [], stored: []};
  const classes = classifyRows([
    ...file.map((place) => rowAt(state.file, place)),
    ...stored.map((place) => rowAt(state.stored, place)),
  ]);
  const parts = new Map<number, {file: number[]; stored: number[]}>();
  for (const [index, number] of classes.entries()) {
    const part = parts.get(number) ?? {file: [], stored: []};
    parts.set(number, part);
    if (index < file.length) part.file.push(file[index] ?? 0);
    else part.stored.push(stored[index - file.length] ?? 0);
  }
  for (const part of parts.values())
    if (part.file.length > 0 && part.stored.length > 0) settleAlike(state, part, asides);
  const held = new Set(file.flatMap((place) => asides.edges.get(place) ?? []));
  return {
    file: file.filter((place) => state.takenFile[place] === 0 && !asides.edges.has(place)),
    stored: stored.filter((place) => state.takenStored[place] === 0 && !held.has(place)),
  };
}

/** How many of a cluster must be on both sides, and the most that can be. */
function countBoth(state: MatchState, cluster: Cluster, most: number): number {
  const dueInStore = cluster.file.filter((place) => isDueInStore(state, place)).length;
  const dueInFile = cluster.stored.filter((place) => isDueInFile(state, rowAt(state.stored, place))).length;
  return Math.min(most, Math.max(dueInStore, dueInFile));
}

function settleAlike(state: MatchState, cluster: Cluster, {edges, isAlone}: Asides): void {
  const pairs = pairInOrder(state, cluster);
  const least = countBoth(state, cluster, pairs.length);
  const isOneDay = state.window.lo === 0 && state.window.hi === 0;
  const count = cluster.file.length;
  if (pairs.length === 0) return;
  if (least === pairs.length) {
    for (const pair of pairs) takePair(state, pair, daysApart(state, pair) === 0 ? 'same-day' : 'near-day');
  } else if (count === 1 && cluster.stored.length === 1 && (isOneDay || isAlone)) {
    const [pair] = pairs;
    if (pair && isOneDay) edges.set(pair[0], pair[1]);
    else if (pair) takePair(state, pair, 'near-day', true);
  } else takeDoubt(state, {...cluster, least: count - pairs.length, most: count - least});
}

/** On a day that the file has whole, as it seems, a row that is there once on either side is a repetition; else it is a doubt. */
function settleEdges(state: MatchState, edges: AtEdge): void {
  const held = new Set(edges.values());
  const broken = new Set<number>();
  for (const [place, row] of state.stored.entries())
    if (!row.isTyped && state.takenStored[place] === 0 && !held.has(place)) broken.add(row.day);
  for (const [file, stored] of edges) {
    if (broken.has(rowAt(state.stored, stored).day))
      takeDoubt(state, {file: [file], stored: [stored], least: 0, most: 1});
    else takePair(state, [file, stored], 'edge-day', true);
  }
}

/** Rows of one amount and day, each alone with other words: the same where both are due; where only the layouts differ, a doubt. */
function settleOthers(state: MatchState, clusters: readonly Cluster[]): void {
  const isOneDay = state.window.lo === 0 && state.window.hi === 0;
  const known = state.pairs.filter(({file, stored, reason}) => {
    const isProof = reason === 'bank-id' || reason === 'balance';
    return isProof && !isAlike(rowAt(state.file, file), rowAt(state.stored, stored));
  }).length;
  const wordsDiffer = !state.same.texts && (known + clusters.length) * 2 > state.pairs.length;
  for (const cluster of clusters) {
    const pairs = pairInOrder(state, cluster);
    // Over several days an amount alone is no sign: there may be none on both sides.
    const least = isOneDay ? countBoth(state, cluster, pairs.length) : 0;
    const count = cluster.file.length;
    if (pairs.length === 0) continue;
    if (isOneDay && least === pairs.length) for (const pair of pairs) takePair(state, pair, 'amount-only');
    else if (wordsDiffer || pairs.some(([one, other]) => isRelated(rowAt(state.file, one), rowAt(state.stored, other))))
      takeDoubt(state, {...cluster, least: count - pairs.length, most: count - least});
  }
}
