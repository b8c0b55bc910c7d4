import { getBusiness } from '~/data/collections';
import { THEME_COLOR } from '~/lib/seo/head';

const icon = (name: string, size: number) => ({
  src: `/${name}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
});

export const GET = async () => {
  const { name, descriptor } = await getBusiness();
  return Response.json({
    name: `${name} ${descriptor}`,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  });
};
