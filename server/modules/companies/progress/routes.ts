import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {moveCompany} from './move-company.ts';
import type {ProgressParts} from './progress-parts.ts';
import {readCompanyWay} from './read-company-way.ts';

/** Mounts what admins move companies by. */
export function addProgressRoutes(server: ApiServer, parts: ProgressParts): void {
  mountAll(server, parts, [readCompanyWay, moveCompany]);
}
