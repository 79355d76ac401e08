import { mount } from '../layout/mount-island';
import { SiteSearch } from '../search/site-search';

export const mounted = mount('site-search', SiteSearch);
