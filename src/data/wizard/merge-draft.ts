/** A draft as it is here, and what it was when it was seen last: what the next change of it replaces. */
export type Merged<Draft> = {readonly mine: Draft; readonly base: Draft};

type Item = {readonly id: string};

/**
 * Puts what others did to a draft together with what is being typed here. A field that is as it was seen takes the others' value; one that was changed
 * here keeps its own, and what it was, so that a change of both is found. Lists of things with an id are put together thing by thing.
 *
 * @param base as it was seen last; `mine` as it stands here; `theirs` as it is kept now.
 * Pure. Rule: WIZ6.
 */
export function mergeDraft<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Merged<Draft> {
  const merged = {mine: {...mine}, base: {...base}};
  for (const field of Object.keys(theirs) as (keyof Draft)[]) {
    const values = mergeValue(base[field], mine[field], theirs[field]);
    // Of the same field's type, all three.
    merged.mine[field] = values.mine as Draft[keyof Draft];
    merged.base[field] = values.base as Draft[keyof Draft];
  }
  return merged;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  if (isList(base) && isList(mine) && isList(theirs)) return mergeList(base, mine, theirs);
  return Object.is(mine, base) ? {mine: theirs, base: theirs} : {mine, base};
}

/** In the others' order, what was only added here last. */
function mergeList(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Merged<readonly Item[]> {
  const before = new Map(base.map((one) => [one.id, one]));
  const here = new Map(mine.map((one) => [one.id, one]));
  const there = new Set(theirs.map(({id}) => id));
  const merged: {mine: Item[]; base: Item[]} = {mine: [], base: []};
  for (const their of theirs) {
    const [was, own] = [before.get(their.id), here.get(their.id)];
    const both = was && own ? mergeDraft(was, own, their) : {mine: own ?? their, base: their};
    merged.base.push(both.base);
    // What was taken away here stays away.
    if (own || !was) merged.mine.push(both.mine);
  }
  for (const own of mine) {
    const was = before.get(own.id);
    if (there.has(own.id) || (was && !isChanged(was, own))) continue;
    merged.mine.push(own);
    // Taken away elsewhere while it was being changed here: the change runs into that, and a person decides.
    if (was) merged.base.push(was);
  }
  return merged;
}

function isChanged(was: Item, own: Item): boolean {
  const before = new Map<string, unknown>(Object.entries(was));
  return Object.entries(own).some(([field, value]) => !Object.is(value, before.get(field)));
}

function isList(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'id' in one);
}
