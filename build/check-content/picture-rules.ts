import { didYouMean, nearest } from '../../lib/did-you-mean';
import { drawingFolder } from '../../lib/drawings';
import { iconPath, pictureFolder } from '../../lib/file-paths';
import { ORIGINALS, pictureNameOf } from '../../lib/pictures';
import { textsOf } from '../../lib/text';
import { lineIn, readPostText } from './post-text';
import { everyModule, type Report, type SiteContent } from './site-content';

/** The originals themselves, and the fields that name one; that each has its words the compiler sees to. */
export function checkPictures(content: SiteContent, report: Report) {
  for (const { name, fault } of content.pictures)
    if (fault) report(`${ORIGINALS}/${name}`, '', fault);
  for (const file of content.files) {
    if (!file.startsWith(pictureFolder)) continue;
    report(`public${file}`, '', `the site writes this folder: move the file to ${ORIGINALS}/.`);
  }
  for (const [file, words] of everyModule(content)) {
    for (const { field, text } of textsOf(words)) {
      const message = /(?:^|\.)file$/.test(field) && messageOnPicture(text, content);
      if (message) report(file, field, message);
    }
  }
}

/** A drawing belongs to a page, and says what it shows; it has a size, as the company’s icon has. */
export function checkDrawings({ drawings, icon, routes }: SiteContent, report: Report) {
  if (!hasAttribute(icon, 'viewBox'))
    report(`public${iconPath}`, 'viewBox', 'missing: give its <svg> its size, as 0 0 64 64.');
  for (const { name, svg } of drawings) {
    const file = `${drawingFolder}/${name}`;
    const id = name.replace(/\.svg$/, '');
    if (!(id in routes)) {
      const names = Object.keys(routes).map((known) => `${known}.svg`);
      const remedy = didYouMean(name, names, 'delete it.');
      report(file, '', `no page has the id that names this drawing: ${remedy}`);
    }
    for (const [attribute, what] of Object.entries(DRAWING_ATTRIBUTES))
      if (!hasAttribute(svg, attribute))
        report(file, attribute, `missing: give its <svg> ${what}.`);
  }
}

function hasAttribute(svg: string, attribute: string): boolean {
  return new RegExp(`<svg[^>]*\\s${attribute}=["'][^"']`).test(svg);
}

const DRAWING_ATTRIBUTES = {
  'aria-label': 'a sentence on what it shows, for who cannot see it',
  viewBox: 'its size, as 0 0 400 320',
} as const;

export function checkPostPictures(content: SiteContent, report: Report) {
  for (const found of content.posts.files) {
    for (const { url, alt, line } of readPostText(found.post.content).images) {
      const message =
        messageOnPicture(url, content) ??
        (alt.trim() === '' &&
          `“${url}” says nothing to who cannot see it: write what it shows between the brackets.`);
      if (message) report(found.file, lineIn(found, line), message);
      else if (content.posts.source === 'site' && isElsewhere(url))
        report(found.file, lineIn(found, line), `“${url.slice(0, 60)}” ${FOREIGN}`, 'advice');
    }
    const { picture, pictureAlt } = found.post;
    const message = picture && messageOnPicture(picture, content);
    if (message) report(found.file, 'picture', message);
    if (picture && !pictureAlt)
      report(found.file, 'pictureAlt', 'missing: say what the picture shows.');
  }
}

const FOREIGN = `is on another site, and becomes a link: put its file into ${ORIGINALS}/, if you may.`;

function isElsewhere(address: string): boolean {
  return /^(?:https?:|\/\/)/i.test(address);
}

/** What is wrong with the name of a picture, if anything; other sites are not asked. */
function messageOnPicture(address: string, { pictures }: SiteContent): string | undefined {
  if (isElsewhere(address) || address === '') return undefined;
  if (/^[^/?#]*:/.test(address))
    return `“${address.slice(0, 60)}” is no address of a picture: put its file into ${ORIGINALS}/, and write its name, or an address that begins with https://.`;
  const name = pictureNameOf(address);
  const names = pictures.map((picture) => picture.name);
  if (names.includes(name)) return undefined;
  const meant = nearest(name, names) ?? names.find((one) => stemOf(one) === stemOf(name));
  return meant
    ? `there is no picture “${name}”: did you mean “${meant}”?`
    : `there is no picture “${name}”: put it into ${ORIGINALS}/, and write its name.`;
}

/** A name without folders and ending. */
function stemOf(name: string): string {
  return name.replace(/^.*\/|\.\w+$/g, '').toLowerCase();
}
