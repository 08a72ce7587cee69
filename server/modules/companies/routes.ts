import * as endpoints from '#contract/companies/add-company.ts';
import {implement, type ApiServer} from '#server/http/implement.ts';
import {addCompany, type CompaniesParts} from './add-company.ts';

/** Mounts the companies' endpoints. */
export function addCompaniesRoutes(server: ApiServer, parts: CompaniesParts): void {
  implement(server, endpoints.addCompany, (input, {session}) => addCompany(parts, input, session));
}
