import services from '#contract/catalogue/services.json' with {type: 'json'};
import {serviceIds, type ServiceId} from '#contract/catalogue/ids.ts';

/** What is sold beside a plan, by its id, as the checkout and the receipt's page call it: in the words of the latest list that has it. */
export function nameServices(language: 'es' | 'en' | 'pt'): Readonly<Record<ServiceId, string>> {
  const latestFirst = services.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1));
  const nameOf = (id: ServiceId): string => {
    const service = latestFirst.flatMap((list) => list.services).find((one) => one.id === id);
    return service?.words[language].name ?? id;
  };
  // Each id has its name.
  return Object.fromEntries(serviceIds.map((id) => [id, nameOf(id)])) as Record<ServiceId, string>;
}
