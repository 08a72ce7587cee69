import {createElement, type ReactNode} from 'react';
import {conditionTag, type ServerFact} from '#contract/site/server-facts.ts';

/** One of the two. */
type Condition = {readonly with?: ServerFact; readonly without?: ServerFact};

/** What a page says only where the server knows a fact, or only where it does not. See `fillPage`. */
export function WhenServer({children, ...condition}: Condition & {children: ReactNode}) {
  return createElement(conditionTag, condition, children);
}
