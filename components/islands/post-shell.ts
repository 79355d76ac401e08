import { PostShell } from '../blog/post-shell';
import { mount } from '../layout/mount-island';

export const mounted = mount('post-shell', PostShell);
