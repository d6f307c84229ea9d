/** Embeds: a card with a coloured edge. */
import type { APIEmbed, APIMessage } from 'discord-api-types/v10';
import type { Context } from './context.js';
import { el } from './dom.js';
import { parseInline } from './markdown.js';
import { inlines, markdown } from './markdown-view.js';
import { pictureView } from './media.js';

export function embedView(embed: APIEmbed, message: APIMessage, context: Context): HTMLElement {
  const file = (url: string) =>
    message.attachments.find(({ filename }) => url === `attachment://${filename}`)?.url ?? url;
  const title = embed.title === undefined ? [] : inlines(parseInline(embed.title), context);
  const card = el(
    'article',
    { class: 'embed' },
    embed.author !== undefined && el('p', { class: 'embed-author' }, embed.author.name),
    embed.title !== undefined &&
      el(
        'h3',
        {},
        ...(embed.url ? [el('a', { href: embed.url, target: '_blank', rel: 'noreferrer' }, ...title)] : title),
      ),
    embed.description !== undefined && markdown(embed.description, context),
    embed.fields !== undefined && fieldsView(embed.fields, context),
    embed.image !== undefined &&
      pictureView({ ...embed.image, url: file(embed.image.url), description: embed.title }, context),
    embed.footer !== undefined && el('small', { class: 'subtext' }, embed.footer.text),
  );
  if (embed.thumbnail) {
    const thumbnail = pictureView({ ...embed.thumbnail, url: file(embed.thumbnail.url) }, context);
    thumbnail.classList.add('embed-thumbnail');
    card.prepend(thumbnail);
  }
  if (embed.color !== undefined) {
    card.style.setProperty('--accent', `#${embed.color.toString(16).padStart(6, '0')}`);
  }
  return card;
}

function fieldsView(fields: NonNullable<APIEmbed['fields']>, context: Context): HTMLElement {
  const views = fields.map((field) =>
    el(
      'div',
      { class: field.inline ? 'field inline' : 'field' },
      el('h4', {}, ...inlines(parseInline(field.name), context)),
      markdown(field.value, context),
    ),
  );
  return el('div', { class: 'fields' }, ...views);
}
