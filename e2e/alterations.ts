/**
 * What others do to a page: extensions, translators, scripts of a firm's own proxy. Each runs in the page, with what it
 * may change as its argument, and does nothing the second time.
 */
export const alterations: Readonly<Record<string, () => void>> = {
  'nothing is altered'() {},

  'a password manager puts an element beside each field'() {
    for (const field of document.querySelectorAll('main input, main textarea'))
      if (!field.nextElementSibling?.matches('icon-of-manager'))
        field.after(document.createElement('icon-of-manager'));
  },

  'a translator puts each text into elements of its own'() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { parentElement } = text;
      if (!text.data.trim() || !parentElement) continue;
      if (parentElement.closest('font, script, style, textarea, noscript, option')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },

  'each text is changed where it stands'() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement?.closest('script, style, textarea, noscript, option')) continue;
      if (text.data.trim() && !text.data.includes('»')) text.data += '»';
    }
  },

  'an extension puts a bar at the start of the body, and a panel at the end of it and of main'() {
    if (document.querySelector('bar-of-extension')) return;
    document.body.prepend(document.createElement('bar-of-extension'));
    document.body.append(document.createElement('panel-of-extension'));
    document.querySelector('main')?.append(document.createElement('panel-of-extension'));
  },

  'attributes are set on every element'() {
    for (const element of document.querySelectorAll('html, body, main *'))
      if (!element.hasAttribute('data-extension')) element.setAttribute('data-extension', '');
    document.documentElement.lang = 'si';
    document.documentElement.classList.add('translated-ltr');
  },

  'an element is put into the head, and the block of data is taken away'() {
    if (!document.querySelector('meta[name="extension"]'))
      document.head.append(Object.assign(document.createElement('meta'), { name: 'extension' }));
    document.querySelector('script[type="application/ld+json"]')?.remove();
  },

  'comments and spaces between elements are taken away'() {
    const kinds = NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT;
    const walker = document.createTreeWalker(document.body, kinds);
    const nodes: CharacterData[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData);
    for (const node of nodes) if (node instanceof Comment || !node.data.trim()) node.remove();
  },

  'a grammar checker puts elements around what is written'() {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      if (field.previousElementSibling?.matches('grammar-checker')) continue;
      field.setAttribute('data-gramm', 'false');
      field.before(document.createElement('grammar-checker'));
      field.parentElement?.append(document.createElement('grammar-checker'));
    }
  },

  'fields, buttons and texts are wrapped'() {
    for (const element of document.querySelectorAll('main form input, main form button, main p')) {
      if (element.parentElement?.matches('div[data-wrapped]')) continue;
      if (element.contains(document.activeElement)) continue;
      const wrapper = document.createElement('div');
      wrapper.setAttribute('data-wrapped', '');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  },

  'hints and pictures are taken away'() {
    for (const element of document.querySelectorAll('main [data-root] svg, main [id$="-hint"]'))
      element.remove();
  },

  'what is said is put in another order'() {
    for (const form of document.querySelectorAll('main [data-root] form'))
      if (form.nextElementSibling && !form.contains(document.activeElement))
        form.before(form.nextElementSibling);
  },
};
