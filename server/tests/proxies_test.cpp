#include "server/proxies.hpp"

#include <gtest/gtest.h>

namespace veillee {
namespace {

Proxies trusting(std::vector<std::string> networks) {
  const Result<Proxies> proxies = Proxies::read(networks);
  EXPECT_TRUE(proxies.ok());
  return *proxies;
}

Asker asked(const Proxies& proxies, const std::string& peer, std::vector<std::string> lines) {
  return proxies.asker(peer, lines);
}

TEST(Proxies, this_machine_is_trusted_and_free_only_without_a_proxy) {
  const Proxies proxies = trusting({});
  EXPECT_TRUE(asked(proxies, "127.0.0.1", {}).local);
  EXPECT_TRUE(asked(proxies, "::1", {}).local);
  const Asker client = asked(proxies, "127.0.0.1", {"203.0.113.9, 192.0.2.7"});
  EXPECT_EQ(client.address, "192.0.2.7");
  EXPECT_FALSE(client.local);
  EXPECT_TRUE(client.forwarded);
}

TEST(Proxies, what_cannot_be_read_is_one_address_and_never_free) {
  const Proxies proxies = trusting({});
  for (const char* line : {"1.2.3.4:5555", "[2001:db8::1]:443", "unknown", "192.0.2.7,", "", " ",
                           "192.0.2.7, x, 127.0.0.1"}) {
    const Asker client = asked(proxies, "127.0.0.1", {line});
    EXPECT_EQ(client.address, "unreadable") << line;
    EXPECT_FALSE(client.local) << line;
  }
}

TEST(Proxies, of_several_lines_the_last_counts) {
  const Proxies proxies = trusting({});
  EXPECT_EQ(asked(proxies, "127.0.0.1", {"203.0.113.9", "192.0.2.7"}).address, "192.0.2.7");
  EXPECT_EQ(asked(proxies, "127.0.0.1", {"203.0.113.9", "unknown"}).address, "unreadable");
}

TEST(Proxies, only_named_ones_are_believed_and_skipped) {
  const Proxies nobody = trusting({});
  EXPECT_EQ(asked(nobody, "10.1.2.3", {"192.0.2.7"}).address, "10.1.2.3");
  const Proxies some = trusting({"10.0.0.0/8", "2001:db8::/32", "198.51.100.7"});
  EXPECT_EQ(asked(some, "10.1.2.3", {"192.0.2.7"}).address, "192.0.2.7");
  EXPECT_EQ(asked(some, "10.1.2.3", {"9.9.9.9, 192.0.2.7, 198.51.100.7, 2001:db8::5"}).address,
            "192.0.2.7");
  EXPECT_EQ(asked(some, "11.1.2.3", {"192.0.2.7"}).address, "11.1.2.3");
  EXPECT_EQ(asked(some, "198.51.100.8", {"192.0.2.7"}).address, "198.51.100.8");
  // A proxy elsewhere that names nobody is a client itself.
  const Asker proxy = asked(some, "10.1.2.3", {});
  EXPECT_EQ(proxy.address, "10.1.2.3");
  EXPECT_FALSE(proxy.local);
}

TEST(Proxies, one_address_in_two_forms_is_one) {
  const Proxies proxies = trusting({});
  EXPECT_EQ(asked(proxies, "127.0.0.1", {"::ffff:192.0.2.7"}).address, "192.0.2.7");
  EXPECT_EQ(asked(proxies, "127.0.0.1", {"2001:DB8:0:0::1"}).address, "2001:db8::1");
}

TEST(Proxies, bad_networks_are_one_sentence) {
  for (const char* text : {"", "x", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8x", "::/129", "/8"}) {
    const std::vector<std::string> networks{text};
    const Result<Proxies> proxies = Proxies::read(networks);
    ASSERT_FALSE(proxies.ok()) << text;
    EXPECT_NE(proxies.refusal().sentence.en.find("neither an address nor a network"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace veillee
