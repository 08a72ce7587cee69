import {listContactMessages} from '#contract/contact/list-messages.ts';
import {sendContactMessage} from '#contract/contact/send-message.ts';
import {implement, implementOpen, type ApiServer} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';
import {listMessages} from './list-messages.ts';
import {sendMessage} from './send-message.ts';

/** Mounts the contact form's endpoints. */
export function addContactRoutes(server: ApiServer, parts: ContactParts): void {
  implementOpen(server, sendContactMessage, (input, call) => sendMessage(parts, input, call));
  implement(server, listContactMessages, (input) => listMessages(parts, input));
}
