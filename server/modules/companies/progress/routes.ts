import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {moveCompany} from './move-company.ts';
import {openEin} from './open-ein.ts';
import type {ProgressParts} from './progress-parts.ts';
import {proposeNames} from './propose-names.ts';
import {readCompanyWay} from './read-company-way.ts';
import {showEin} from './show-ein.ts';

/** Mounts what admins move companies by, and what their people ask of them. */
export function addProgressRoutes(server: ApiServer, parts: ProgressParts): void {
  mountAll(server, parts, [readCompanyWay, moveCompany, showEin, openEin, proposeNames]);
}
