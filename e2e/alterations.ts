/**
 * What others do to a page: extensions, translators, scripts of a firm's own proxy. Each runs in the page, with what it
 * may change as its argument, and does nothing the second time.
 */
export const alterations: Readonly<Record<string, () => void>> = {
  'nothing is altered'() {},

  'a password manager and a grammar checker put elements around each field'() {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      if (field.nextElementSibling?.matches('icon-of-manager')) continue;
      field.before(document.createElement('grammar-checker'));
      field.after(document.createElement('icon-of-manager'));
    }
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

  'comments and spaces between elements are taken away'() {
    const kinds = NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT;
    const walker = document.createTreeWalker(document.body, kinds);
    const nodes: CharacterData[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData);
    for (const node of nodes) if (node instanceof Comment || !node.data.trim()) node.remove();
  },
};
