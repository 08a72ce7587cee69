import {expect, test} from 'vitest';
import {languages} from '#contract/account/rules.ts';
import {maxStepNote} from '#contract/companies/company-step.ts';
import {missingPaperWords} from '#contract/companies/brought-words.data.ts';
import {tellBrought} from '#contract/companies/tell-brought.ts';
import {broughtPapers, openDutyIds} from '#contract/formation/choices.ts';
import {draftLengths} from '#contract/formation/company-draft.ts';
import {writeIds} from '#contract/formation/texts.ts';

test('[PRG15] what an owner told of a company that comes here is said in their language', () => {
  const brought = {
    openDuties: 'form-5472 annual-report',
    missingPapers: 'ein-letter',
    registeredAgent: ' Agents Inc. ',
  };
  expect(tellBrought(brought, 'es')).toBe(
    'Nos dijiste que está pendiente: el informe anual del estado y el formulario 5472. Es lo primero que revisamos contigo. Te falta: la carta del IRS con el EIN. Te ayudamos con eso. Su agente registrado, según nos dijiste: Agents Inc.',
  );
  expect(tellBrought(brought, 'en')).toMatch(
    /still open: the state’s annual report and Form 5472\. .*: Agents Inc\.$/u,
  );
  expect(tellBrought(brought, 'pt')).toMatch(/pendente: o relatório anual do estado e o formulário 5472\. /u);
});

test('[PRG15] of none it says so, what is no duty is left out, and all of it is no longer than a note may be', () => {
  expect(tellBrought({openDuties: 'taxes', missingPapers: 'passport', registeredAgent: ''}, 'es')).toBe(
    'No marcaste nada pendiente; igual lo revisamos todo contigo.',
  );
  const longest = {
    openDuties: writeIds(openDutyIds),
    missingPapers: writeIds(broughtPapers),
    registeredAgent: '$&'.repeat(draftLengths.registeredAgent / 2),
  };
  for (const language of languages) {
    const told = tellBrought(longest, language);
    expect(told).toContain(longest.registeredAgent);
    for (const id of broughtPapers) expect(told).toContain(missingPaperWords[language][id]);
    expect(told.length).toBeLessThan(maxStepNote);
  }
});
