import {noteVisit, type Attribution} from '#contract/account/attribution.ts';
import {callServer} from '#src/data/calls/server.ts';

/** Tells the server where this visit comes from. Source: S7.21. */
export async function sendAttribution(attribution: Attribution): Promise<void> {
  await callServer(noteVisit, attribution);
}
