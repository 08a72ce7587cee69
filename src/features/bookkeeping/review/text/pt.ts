import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  pick_decide: 'Nas categorias: escolher, dar por revisada e seguir para a próxima',
  pick_only: 'Nas categorias: escolher sem dar por revisada',
};
