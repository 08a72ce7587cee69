import * as endpoints from '#contract/companies/add-company.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {addCompany, type CompaniesParts} from './add-company.ts';

/** Mounts the companies' endpoints. */
export function addCompaniesRoutes(server: ApiServer, companies: CompaniesParts): void {
  mountAll(server, companies, [
    implement(endpoints.addCompany, (parts: CompaniesParts, input, {session}) => addCompany(parts, input, session)),
  ]);
}
