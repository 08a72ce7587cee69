import {fileTypes} from '#contract/files/file-types.data.ts';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {shareField, sharePath} from '#contract/files/share-target.ts';
import type {ManifestOptions} from 'vite-plugin-pwa';

const png = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Some systems go by the type of a file, some by the end of its name. */
const sharedTypes = uploadKinds.receipt.types.flatMap((type) => [
  type,
  ...fileTypes[type].extensions.map((extension) => `.${extension}`),
]);

/** The installed app. `id` is its identity and never changes. Source: ux.md, PWA checklist. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Faro',
  short_name: 'Faro',
  description: 'Tu empresa en EE. UU., desde cualquier país: contabilidad, correo y trámites, también sin conexión.',
  lang: 'es',
  dir: 'ltr',
  scope: '/',
  start_url: '/?source=pwa',
  display: 'standalone',
  display_override: ['window-controls-overlay', 'standalone'],
  background_color: '#f3f5f8',
  theme_color: '#f3f5f8',
  categories: ['finance', 'business', 'productivity'],
  icons: [
    png('/icons/icon-192.png', 192, 'any'),
    png('/icons/icon-512.png', 512, 'any'),
    png('/icons/maskable-512.png', 512, 'maskable'),
    png('/icons/monochrome-512.png', 512, 'monochrome'),
  ],
  shortcuts: [
    {
      name: 'Revisar movimientos',
      short_name: 'Revisar',
      url: '/es/accounting-ai/bookkeeping?view=review',
      icons: [png('/icons/icon-192.png', 192, 'any')],
    },
    {
      name: 'Subir recibo',
      short_name: 'Recibo',
      url: '/es/accounting-ai/bookkeeping?received=yes',
      icons: [png('/icons/icon-192.png', 192, 'any')],
    },
    {
      name: 'Actividad',
      short_name: 'Actividad',
      url: '/es/activity',
      icons: [png('/icons/icon-192.png', 192, 'any')],
    },
  ],
  file_handlers: [
    {
      action: '/open-file',
      accept: {
        'text/csv': ['.csv'],
        'application/x-ofx': ['.ofx', '.qfx'],
        'application/qif': ['.qif'],
        'application/x-mt940': ['.sta', '.mt940', '.940'],
      },
    },
  ],
  share_target: {
    action: sharePath,
    method: 'POST',
    enctype: 'multipart/form-data',
    // Any picture is offered to the app: one that it does not take is refused with its reason.
    params: {files: [{name: shareField, accept: ['image/*', ...sharedTypes]}]},
  },
  launch_handler: {client_mode: ['focus-existing', 'auto']},
  screenshots: [
    {src: '/screenshots/wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label: 'Movimientos'},
    {src: '/screenshots/narrow.png', sizes: '410x860', type: 'image/png', form_factor: 'narrow', label: 'Inicio'},
  ],
};
