import {expect, test} from 'vitest';
import {choosePapers, mostPaperBytes, type KeptPaper} from '#src/data/documents/choose-papers.ts';

type More = {readonly document?: Partial<KeptPaper['document']>; readonly file?: Partial<KeptPaper['file']>};

const paper = (nth: number, {document = {}, file = {}}: More = {}): KeptPaper => ({
  companyId: 'ceibo',
  document: {
    kind: 'other',
    fileKey: null,
    decision: null,
    addedAt: `2026-11-18T12:00:0${String(nth)}.000Z`,
    ...document,
  },
  file: {
    id: `f${String(nth)}`,
    name: 'a.pdf',
    type: 'application/pdf',
    sizeBytes: 1000,
    sha256: '0'.repeat(64),
    storedAt: '2026-11-18T13:00:00.000Z',
    ...file,
  },
});
const idsOf = (papers: readonly KeptPaper[]) => papers.map(({file}) => file.id);

test('[DOC19] the newest papers of companies are kept: no person’s, none that was refused, none that is on its way', () => {
  const papers = [
    paper(1),
    paper(2, {document: {fileKey: 'v1.sealed'}}),
    paper(3, {document: {decision: 'refused'}}),
    paper(4, {file: {storedAt: null}}),
    paper(5, {document: {decision: 'accepted'}}),
  ];
  expect(idsOf(choosePapers(papers))).toEqual(['f5', 'f1']);
});

test('[DOC19] of a kind of which there is one at a time the last is kept, of each company', () => {
  const letter = {document: {kind: 'ein-letter'}} as const;
  const ofAnother = {...paper(1, letter), companyId: 'roble'};
  expect(idsOf(choosePapers([paper(2, letter), paper(3, letter), ofAnother]))).toEqual(['f3', 'f1']);
});

test('[DOC19] papers are kept as far as they fit, the newest before the others', () => {
  const half = {file: {sizeBytes: mostPaperBytes / 2}};
  expect(idsOf(choosePapers([paper(1, half), paper(2, half), paper(3, half)]))).toEqual(['f3', 'f2']);
  expect(idsOf(choosePapers([paper(1, half), paper(2, {file: {sizeBytes: mostPaperBytes + 1}})]))).toEqual(['f1']);
});
