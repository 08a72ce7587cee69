import {maxRuleNote, maxRuleText} from '#contract/bookkeeping/book-rule.ts';
import {hide} from '#src/data/describe/description.ts';
import {account, category, describe, name} from '#src/features/bookkeeping/describe-parts.ts';

/** The rules in words. */
export const ruleDescription = describe('bookRules', {
  noun: {es: ['regla', 'reglas'], en: ['rule', 'rules'], pt: ['regra', 'regras']},
  feminineIn: ['es', 'pt'],
  nameOf: ({name}) => name,
  fields: {
    ...hide('createdAt', 'position'),
    name: {kind: 'text', label: name, maxLength: 80},
    enabled: {
      kind: 'flag',
      label: {es: 'Activa', en: 'On', pt: 'Ativa'},
      on: {es: ['activada', 'activadas'], en: 'switched on', pt: ['ativada', 'ativadas']},
      off: {es: ['desactivada', 'desactivadas'], en: 'switched off', pt: ['desativada', 'desativadas']},
    },
    textMatch: {
      kind: 'choice',
      label: 'ruleTextMatch',
      words: {contains: 'match_contains', 'starts-with': 'match_starts-with', is: 'match_is'},
    },
    text: {kind: 'text', label: 'ruleText', maxLength: maxRuleText},
    merchant: {kind: 'text', label: 'field_merchant', maxLength: 200},
    minUnits: {kind: 'money', label: 'ruleMin', currency: 'currency'},
    maxUnits: {kind: 'money', label: 'ruleMax', currency: 'currency'},
    currency: {kind: 'currency', label: 'field_currency'},
    accountId: account,
    sign: {kind: 'choice', label: 'field_direction', words: {in: 'moneyIn', out: 'moneyOut'}},
    firstDay: {kind: 'shown', as: 'number', label: 'ruleFirstDay'},
    lastDay: {kind: 'shown', as: 'number', label: 'ruleLastDay'},
    categoryId: {...category, label: 'ruleSetCategory', none: 'ruleSetNothing'},
    setMerchant: {kind: 'text', label: 'ruleSetMerchant', maxLength: 200},
    setNote: {kind: 'text', label: 'ruleSetNote', maxLength: maxRuleNote},
    setChecked: {
      kind: 'flag',
      label: 'ruleSetChecked',
      on: {
        es: ['marca como revisado', 'marcan como revisado'],
        en: 'marks as reviewed',
        pt: ['marca como revisada', 'marcam como revisada'],
      },
      off: {
        es: ['ya no marca como revisado', 'ya no marcan como revisado'],
        en: 'no longer marks as reviewed',
        pt: ['não marca mais como revisada', 'não marcam mais como revisada'],
      },
    },
  },
});
