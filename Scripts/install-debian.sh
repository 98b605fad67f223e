#!/bin/sh
# Installs what this package needs from Debian, or says how.
#
#   Scripts/install-debian.sh demo   what the program is built with
#   Scripts/install-debian.sh test   that, and what its tests use as well
#
# Quick and silent when everything is there.
set -eu

packages="libsqlite3-dev zlib1g-dev"
case "${1:-}" in
  demo) ;;
  test)
    packages="$packages chromium chromium-headless-shell chromium-driver"
    packages="$packages node-typescript procps python3 python3-venv"
    packages="$packages webkit2gtk-driver xauth xvfb"
    ;;
  *)
    echo "usage: $0 demo|test" >&2
    exit 64
    ;;
esac

# Elsewhere than on Debian and its kin these packages have other names, and nothing is done.
command -v dpkg-query > /dev/null || exit 0

missing=""
for package in $packages; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2> /dev/null || true)
  if [ "$status" != installed ]; then missing="$missing $package"; fi
done
if [ -z "$missing" ]; then exit 0; fi

if [ "$(id -u)" -ne 0 ]; then
  command="sudo apt-get install --yes --no-install-recommends$missing"
  echo "Missing packages. Please run: $command" >&2
  exit 1
fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet
# $missing is a list of words on purpose.
# shellcheck disable=SC2086
apt-get install --yes --quiet --no-install-recommends $missing
