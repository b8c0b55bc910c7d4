import type { APIRoute, GetStaticPaths } from 'astro';
import { getSocialCards } from '~/data/social-cards';
import { socialCard, type SocialCard } from '~/lib/social-card';

export const getStaticPaths = (async () => {
  const cards = await getSocialCards();
  return [...cards].map(([card, social]) => ({
    params: { card },
    props: { social },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ social: SocialCard }> = async ({ props }) => {
  const image = await socialCard(props.social);
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
};
