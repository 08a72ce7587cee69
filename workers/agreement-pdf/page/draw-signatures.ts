import type {AgreementDocument, SignaturePlace} from '#contract/agreements/agreement.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import type {AgreementInput, PrintedSignature} from '#workers/agreement-pdf/input.ts';
import {body} from './draw-articles.ts';
import {margin, textWidth, type Flow, type Style} from '#workers/pdf/flow.ts';

const party: Style = {size: 10, leading: 14.5, weight: 600, color: 'ink'};
const quiet: Style = {size: 8.5, leading: 12, weight: 400, color: 'quiet'};
const signed: Style = {size: 15, leading: 20, weight: 600, color: 'accent'};

/** As wide as a signature on paper, and a date beside it. */
const lineWidth = 260;

/** Draws a place for each signature, and what was signed electronically in its own. Rule: AGR11. */
export function drawSignatures(flow: Flow, {document, signatures, hash}: AgreementInput): void {
  flow.skip(20);
  flow.need(body.leading * 2 + placeHeight);
  flow.write(document.closing, body);
  for (const place of document.signatures) {
    const own = signatures.find(({signedFor}) => signedFor === place.id);
    if (own) drawSigned(flow, {place, own, document, hash});
    else drawEmpty(flow, place);
  }
}

/** The height of a place that is signed on paper. */
const placeHeight = 132;

function drawParty(flow: Flow, {party: name, capacity}: SignaturePlace): void {
  flow.skip(18);
  flow.write(name, party);
  flow.write(capacity, quiet);
}

function drawEmpty(flow: Flow, place: SignaturePlace): void {
  flow.need(placeHeight);
  drawParty(flow, place);
  flow.skip(34);
  const {paper, y} = flow.at();
  const [left, right] = [margin.side, margin.side + textWidth];
  paper.line(y, left, left + lineWidth, {color: 'ink', thickness: 0.7});
  paper.line(y, left + lineWidth + 24, right, {color: 'ink', thickness: 0.7});
  const label = {y: y + 11, size: quiet.size, color: 'quiet'} as const;
  paper.text(flow.shaper.shape(place.byRepresentative ? 'By (signature)' : 'Signature', 400), {...label, x: left});
  paper.text(flow.shaper.shape('Date', 400), {...label, x: left + lineWidth + 24});
  flow.skip(12);
  if (!place.byRepresentative) return;
  flow.skip(22);
  const {y: below} = flow.at();
  paper.line(below, left, right, {color: 'ink', thickness: 0.7});
  paper.text(flow.shaper.shape('Name and title of the representative', 400), {...label, x: left, y: below + 11});
  flow.skip(12);
}

type Signed = {
  readonly place: SignaturePlace;
  readonly own: PrintedSignature;
  readonly document: AgreementDocument;
  readonly hash: string;
};

/** A signature that was typed: the name above the line, and beneath it all by which it can be checked. */
function drawSigned(flow: Flow, {place, own, document, hash}: Signed): void {
  const told = [
    `Signed electronically on ${sayInstant(own.at)}${place.byRepresentative ? ', as authorized representative' : ''}.`,
    own.statement,
    `Text signed: ${document.wording}, SHA-256 ${hash}`,
  ];
  const height = told.reduce((sum, text) => sum + flow.measure(text, quiet), 0);
  flow.need(60 + flow.measure(own.name, signed) + height);
  drawParty(flow, place);
  flow.skip(8);
  flow.write(own.name, signed);
  flow.skip(3);
  const {paper, y} = flow.at();
  paper.line(y, margin.side, margin.side + textWidth, {color: 'ink', thickness: 0.7});
  flow.skip(3);
  for (const text of told) flow.write(text, quiet);
}

/** `2026-11-23 15:04:05 UTC`: the same for every reader. */
function sayInstant(at: string): string {
  return `${utcDay(at)} ${at.slice(11, 19)} UTC`;
}
