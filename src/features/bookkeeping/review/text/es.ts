/** Words of the review: what the keys of the picker do, and what is said when nothing waits any more. */
export const es = {
  pick_decide: 'En las categorías: elegir, dar por revisado y seguir con el próximo',
  pick_only: 'En las categorías: elegir sin dar por revisado',
  pickMake: 'Crear «{{name}}»',
  categoryMade: 'Categoría «{{name}}» creada ({{kind}})',
  categoryTakenOut: 'La categoría «{{name}}» estaba archivada y vuelve a usarse',
  pickFootDecide: 'elegir y seguir',
  pickFootOnly: 'solo elegir',
  odd_income: 'Es una categoría de ingresos y aquí sale dinero. Úsala si devuelves un cobro.',
  odd_expense: 'Es una categoría de gastos y aquí entra dinero. Úsala si te devuelven un pago.',
  'odd_owner-contribution': 'Un aporte de los dueños entra, y aquí sale dinero.',
  odd_distribution: 'Un retiro de los dueños sale, y aquí entra dinero.',
  reviewDoneHere: 'Todo revisado con estos filtros',
  reviewLeft_one: 'Queda {{count}} movimiento por revisar fuera de ellos.',
  reviewLeft_other: 'Quedan {{count}} movimientos por revisar fuera de ellos.',
  reviewRest: 'Revisar el resto',
  reviewProgress: '{{done}} de {{all}} revisados',
};
