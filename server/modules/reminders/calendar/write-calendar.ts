import {addDays} from '#contract/kernel/dates.ts';

/** A day of a calendar. Texts hold any character but those that nobody sees. */
export type CalendarEvent = {
  /** Names the event for good. */
  readonly uid: string;
  /** Civil day. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
};

/** What a calendar is beside its events. */
export type CalendarHead = {
  readonly name: string;
  /** Of the words, such as `es`. */
  readonly language: string;
  /** When its content last changed, in milliseconds since 1970. */
  readonly changedMs: number;
};

/** Before this instant nothing was written: sequences are counted from here, in seconds. */
const firstMs = Date.UTC(2026, 0, 1);

/** Most octets of a line, without its end. Source: RFC 5545, 3.1. */
const maxLineOctets = 75;

/** How often a calendar is asked to look again. */
const refresh = 'PT12H';

/**
 * Writes a calendar as a program reads it; equal events and an equal instant make equal text.
 *
 * @returns lines of at most 75 octets, each ended by CR LF. Rule: CAL4. Source: RFC 5545, RFC 7986.
 */
export function writeCalendar(events: readonly CalendarEvent[], {name, language, changedMs}: CalendarHead): string {
  const stamp = toStamp(changedMs);
  const sequence = Math.max(0, Math.floor((changedMs - firstMs) / 1000));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Faro//Faro//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => writeEvent(event, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeEvent({uid, day, title, text, url}: CalendarEvent, stamp: string, sequence: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    // It takes nobody's time.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function toStamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Source: RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** Breaks a line so that no part has more than 75 octets and no character is torn; each part but the first begins with a space. */
function foldLine(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > maxLineOctets) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += more;
  }
  return parts.join('\r\n');
}
