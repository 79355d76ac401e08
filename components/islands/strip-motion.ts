import { mount } from '../layout/mount-island';
import { StripMotion } from '../ui/strip-motion';

export const mounted = mount('strip-motion', StripMotion);
