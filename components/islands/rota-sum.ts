import { RotaSum } from '../buying/rota-sum';
import { mount } from '../layout/mount-island';

export const mounted = mount('rota-sum', RotaSum);
