import { PostListing } from '../blog/post-listing';
import { mount } from '../layout/mount-island';

export const mounted = mount('post-listing', PostListing);
