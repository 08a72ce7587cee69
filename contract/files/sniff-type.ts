import {sealedFileMark} from '#contract/sealing/sealed-file.ts';
import type {Signature} from './file-types.data.ts';

/** How many of a file's first bytes are looked at: a photograph's size may stand behind 64 kB pieces of metadata. */
export const headBytes = 262_144;

/** What the first bytes say: a signature that is taken, one that is refused by name, or nothing known. */
export type Sniffed = Signature | 'html' | 'svg' | 'unknown';

/** Signatures at fixed places. Source: WHATWG MIME Sniffing, 6 and 7; ISO 23008-12 for HEIC; MS-CFB 2.2. */
const magic: readonly {readonly at: number; readonly text: string; readonly signature: Signature}[] = [
  {at: 0, text: '\xff\xd8\xff', signature: 'jpeg'},
  {at: 0, text: '\x89PNG\r\n\x1a\n', signature: 'png'},
  {at: 0, text: 'GIF87a', signature: 'gif'},
  {at: 0, text: 'GIF89a', signature: 'gif'},
  {at: 8, text: 'WEBPVP', signature: 'webp'},
  ...['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map((brand) => {
    return {at: 4, text: `ftyp${brand}`, signature: 'heic'} as const;
  }),
  {at: 0, text: 'PK\x03\x04', signature: 'zip'},
  {at: 0, text: sealedFileMark, signature: 'sealed'},
  // An archive without files.
  {at: 0, text: 'PK\x05\x06', signature: 'zip'},
  {at: 0, text: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', signature: 'ole'},
];

/** Tags that make a browser take a text for a page. Source: WHATWG MIME Sniffing, 7.1. */
const pageStart =
  /^(?:<!doctype html|<html|<head|<script|<iframe|<h1|<div|<font|<table|<a|<style|<title|<b|<body|<br|<p|<!--)[\s>/-]/i;

/**
 * Tells a file's kind by its first bytes; names and declared types play no part.
 *
 * @param head the first {@link headBytes} bytes, or all where there are fewer.
 * Rule: FIL4. Source: sync.md, Files.
 */
export function sniffType(head: Uint8Array): Sniffed {
  const start = toText(head.subarray(0, 4_096));
  const found = magic.find(({at, text}) => start.startsWith(text, at));
  if (found) return found.signature;
  // Readers of PDF look for its mark in the first kilobyte.
  if (start.slice(0, 1_024).includes('%PDF-')) return 'pdf';
  return isText(head) ? sniffText(start) : 'unknown';
}

function sniffText(start: string): Sniffed {
  // Without the zeros of UTF-16 and the mark of its encoding, tags read alike.
  const text = start.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '');
  // A prolog, a comment or a document type may stand before the drawing.
  if (/<svg[\s>]/i.test(text)) return 'svg';
  return pageStart.test(text) || /<(?:html|script)[\s>]/i.test(text) ? 'html' : 'text';
}

/** No control characters but those of texts, unless it says that it is UTF-16. */
function isText(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true;
  return head.every((byte) => byte >= 0x20 || (byte >= 0x08 && byte <= 0x0d) || byte === 0x1b);
}

/** One character for each byte. */
function toText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
