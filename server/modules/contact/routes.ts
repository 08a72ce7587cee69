import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';
import {listContactMessages} from './list-messages.ts';
import {sendContactMessage} from './send-message.ts';

/** Mounts the contact form's endpoints. */
export function addContactRoutes(server: ApiServer, parts: ContactParts): void {
  mountAll(server, parts, [sendContactMessage, listContactMessages]);
}
