import type { APIRoute, GetStaticPaths } from 'astro';
import { getSocialCards } from '~/lib/content/social-cards';
import { drawSocialCard, type SocialCard } from '~/lib/social-card/draw';

export const getStaticPaths = (async () => {
  const cards = await getSocialCards();
  return [...cards].map(([card, props]) => ({ params: { card }, props }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialCard> = async ({ props }) => {
  const image = await drawSocialCard(props);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
};
