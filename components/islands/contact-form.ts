import { ContactForm } from '../contact/contact-form';
import { mount } from '../layout/mount-island';

export const mounted = mount('contact-form', ContactForm);
