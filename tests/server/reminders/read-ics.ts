/** A property of a calendar: its name, its parameters as they stand, and its value. */
export type IcsProperty = {readonly name: string; readonly parameters: string; readonly value: string};

/** A calendar as a program reads it. */
export type Ics = {readonly head: readonly IcsProperty[]; readonly events: readonly ReadonlyMap<string, string>[]};

const textFields = new Set(['SUMMARY', 'DESCRIPTION', 'NAME']);

/**
 * Reads a calendar strictly.
 *
 * @throws where a line is too long, is not ended by CR LF or is no property, or what begins does not end. Source: RFC 5545, 3.1 and 3.4.
 */
export function readIcs(bytes: Buffer): Ics {
  const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const raw = text.slice(0, -2).split('\r\n');
  for (const line of raw) {
    if (/[\r\n]/.test(line)) throw new Error('a line has an end of its own');
    if (Buffer.byteLength(line) > 75) throw new Error(`a line has ${Buffer.byteLength(line)} octets`);
  }
  const lines = raw.join('\r\n').replaceAll('\r\n ', '').split('\r\n').map(readLine);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first?.name !== 'BEGIN' || first.value !== 'VCALENDAR') throw new Error('it begins otherwise');
  if (last?.name !== 'END' || last.value !== 'VCALENDAR') throw new Error('it ends otherwise');
  const head: IcsProperty[] = [];
  const events: Map<string, string>[] = [];
  let open: Map<string, string> | null = null;
  for (const line of lines.slice(1, -1)) {
    if (line.name === 'BEGIN') open = new Map();
    else if (line.name === 'END') {
      if (!open) throw new Error('what never began ends');
      events.push(open);
      open = null;
    } else if (open) open.set(line.name, textFields.has(line.name) ? unescape(line.value) : line.value);
    else head.push(line);
  }
  if (open) throw new Error('an event does not end');
  return {head, events};
}

function readLine(line: string): IcsProperty {
  const [, name, parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/su.exec(line) ?? [];
  if (name === undefined) throw new Error(`no property: ${line}`);
  return {name, parameters, value};
}

function unescape(value: string): string {
  return value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));
}
