#!/usr/bin/env bash
# Publishes this site on a server with nginx:
#
#   deploy/nginx.sh certificate   gets the certificate, while nginx has Debian's configuration
#   deploy/nginx.sh release       builds the site and makes it the live one
#   deploy/nginx.sh rollback      goes back to the release before the live one
#   deploy/nginx.sh configure     gives nginx the configuration in deploy/nginx.conf
#
# Each command stops at the first fault with a sentence, and the live site stays as it was.
set -euo pipefail
cd "$(dirname "$0")/.."
# nginx reads the files as another user.
umask 022

# What nginx.conf expects in this folder:
#   releases/  each release: dist/, and a .br and a .gz file beside each text
#   current    a link to the live release
#   assets/    the hashed files of all releases that were live in the last thirty days
#   500.html   the error screen, for when the release cannot be read
folder=${EASY_OPEN_FOLDER:-/srv/easy-open}
nginx_conf=${NGINX_CONF:-/etc/nginx/nginx.conf}
kept_releases=5
kept_days=30

# A release gets its own name only once it is whole.
part=$folder/release.part

fail() {
  echo "$1 The live site has not changed." >&2
  exit 1
}

# Two releases at a time would remove each other's files.
lock() {
  { mkdir -p "$folder/releases" && [[ -w $folder ]]; } ||
    fail "The folder $folder cannot be written: run this as root."
  exec 9> "$folder/lock"
  flock --nonblock 9 || fail 'Another release or rollback is under way: wait for its end.'
  # After a fault, too: its files may have filled the disk.
  trap 'rm -rf "$part"' EXIT
}

copy_site() {
  rm -rf "$part"
  cp -r dist "$part" || fail "dist/ could not be copied to $folder: is the disk full (df -h)?"
  diff -rq dist "$part" || fail 'The copy differs from dist/, see above: run this again.'
  local page empty
  for page in index 404 500; do
    [[ -f $part/$page.html ]] || fail "dist/$page.html is missing: build again."
  done
  empty=$(find "$part" -type f -empty)
  [[ -z $empty ]] || fail "Files in dist/ are empty: build again. They are: $empty"
}

# nginx sends the .br or the .gz file to browsers that can read it.
compress() {
  local files file count=0
  mapfile -t files < <(find "$part" -type f -regex '.*\.\(html\|css\|js\|svg\|txt\|xml\|webmanifest\|ico\)')
  for file in "${files[@]}"; do
    { gzip -kf9n "$file" && brotli -kf "$file"; } ||
      fail "$file could not be compressed: is the disk full (df -h), is brotli installed?"
    count=$((count + 1))
    printf '\rCompressed %d of %d files' "$count" "${#files[@]}"
  done
  echo
}

# The permanent redirects of _redirects, as nginx.conf includes them.
write_redirects() {
  awk '$3 == 301 { print $1, $2 ";" }' "$part/_redirects" > "$part/_redirects.map" ||
    fail "$part/_redirects.map could not be written: is the disk full (df -h)?"
}

# Adds the hashed files of a release to those that nginx sends, and its error screen. The files are
# linked, not copied: a link is whole or not there, and takes no space.
offer() {
  # Pages of the release that is live until now are still open in browsers.
  if [[ -d $folder/current/assets ]]; then
    find "$folder/current/assets" -type f -exec touch {} +
  fi
  {
    cp -rlf "$1/assets" "$folder/" &&
      cp "$1/500.html" "$folder/500.html.part" &&
      mv "$folder/500.html.part" "$folder/500.html"
  } ||
    fail "The files of the release could not be added to $folder: is the disk full (df -h)?"
}

switch_to() {
  { ln -sfn "releases/$1" "$folder/next" && mv -T "$folder/next" "$folder/current"; } ||
    fail "The link $folder/current could not be changed."
  # nginx reads the redirects of a release only when it is told to.
  if ! systemctl reload nginx; then
    echo "Release $1 is live, but nginx has the redirects of the release before: nginx -t says why." >&2
    exit 1
  fi
}

live_release() {
  basename "$(readlink "$folder/current")"
}

# Releases after the live one were rolled back, or ended before they were live: "rollback" must not
# lead to them later.
remove_abandoned_releases() {
  local live name
  [[ -L $folder/current ]] || return 0
  live=$(live_release)
  for name in $(ls "$folder/releases" | awk -v live="$live" '$0 > live'); do
    rm -rf "${folder:?}/releases/$name"
  done
}

remove_old_releases() {
  local name
  for name in $(ls -r "$folder/releases" | tail -n "+$((kept_releases + 1))"); do
    rm -rf "${folder:?}/releases/$name"
  done
  find "$folder/assets" -type f -mtime "+$kept_days" -delete
}

release() {
  local name
  lock
  npm run build || fail 'The build was refused, see above.'
  [[ -d dist ]] || fail 'The build has left no dist/.'
  copy_site
  compress
  write_redirects
  offer "$part"
  remove_abandoned_releases
  name=$(date +%F-%H%M%S)
  mv -T "$part" "$folder/releases/$name" || fail "The release could not be named $name."
  switch_to "$name"
  remove_old_releases
  echo "Release $name is live."
}

rollback() {
  local live previous
  lock
  [[ -L $folder/current ]] || fail "No release is live: $folder/current is missing."
  live=$(live_release)
  previous=$(ls "$folder/releases" | awk -v live="$live" '$0 < live' | tail -n 1)
  [[ -n $previous ]] || fail "There is no release before $live."
  offer "$folder/releases/$previous"
  switch_to "$previous"
  echo "Release $previous is live again, in place of $live. \"rollback\" once more goes further back."
  echo 'The next "release" brings back all that the project says: correct it there first.'
}

# Sets the name of the site, as in siteUrl of business.yml, and the other one, with or without www.
read_names() {
  site=$(node_modules/.bin/node --input-type=module --eval "
    import { siteUrl } from './src/integrations/site.ts';
    console.log(new URL(siteUrl()).hostname);
  ") || fail 'siteUrl in src/content/business.yml could not be read: run npm ci, and this again.'
  [[ $site == *.* ]] ||
    fail 'siteUrl in src/content/business.yml is no address: npm run check:content says what to write.'
  case $site in
    www.*) other=${site#www.} ;;
    *) other=www.$site ;;
  esac
}

# Renewals use the same folder, which nginx.conf serves too.
certificate() {
  read_names
  certbot certonly --webroot -w /var/www/html --cert-name "$site" -d "$site" -d "$other" \
    --deploy-hook 'systemctl reload nginx'
}

configure() {
  read_names
  sed "s/www\.easyopen\.example/$other/g; s/easyopen\.example/$site/g" deploy/nginx.conf \
    > "$nginx_conf.new" || fail "$nginx_conf.new could not be written."
  nginx -t -c "$nginx_conf.new" || fail "nginx refuses the configuration, see above."
  mv "$nginx_conf.new" "$nginx_conf"
  systemctl reload nginx
  echo "nginx shows $site, and leads there from $other."
}

case ${1:-} in
  certificate | release | rollback | configure) "$1" ;;
  *)
    echo 'Usage: deploy/nginx.sh certificate | release | rollback | configure' >&2
    exit 2
    ;;
esac
