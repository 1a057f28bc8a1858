#!/bin/sh
# Puts a build into the folder 'site' under its path, with compressed copies, for the Dockerfile's nginx: sh deploy/site.sh dist-demo
set -eu
mkdir -p "site$BASE"
cp -r "$1/." "site$BASE"
rm -rf "site$BASE/_headers" "site$BASE/.vite"
find site -type f \( -name '*.js' -o -name '*.css' -o -name '*.svg' -o -name '*.json' \) -exec gzip --best --keep --no-name {} +
