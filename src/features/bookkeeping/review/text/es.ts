/** Words of the review: what the keys of the picker do, and what is said when nothing waits any more. */
export const es = {
  pick_decide: 'En las categorías: elegir, dar por revisado y seguir con el próximo',
  pick_only: 'En las categorías: elegir sin dar por revisado',
};
