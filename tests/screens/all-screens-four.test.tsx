import {screenKit} from '#tests/kits/screen-kit/screen-kit.ts';

screenKit(3);
